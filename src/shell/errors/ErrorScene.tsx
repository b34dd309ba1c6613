import styled, { css } from 'styled-components';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { Wrap } from '@/components/Wrap/Wrap';
import { media } from '@/theme/media';

/** On phones the picture fills the space below the text. */
const fullWindow = css`
  ${media.belowTablet} {
    display: flex;
    flex-direction: column;
    min-height: 100svh;
    picture {
      display: flex;
      flex: 1;
    }
    img {
      height: auto;
      min-height: 380px;
    }
  }
`;

const Root = styled.div<{ $fillsWindow: boolean }>`
  --ground: var(--error-ground);
  --fg: var(--on-field);
  --focus: var(--honey);
  --btn: var(--on-field);
  --btn-hover: var(--honey);
  --on-btn: var(--on-ochre);
  position: relative;
  isolation: isolate;
  background: var(--error-ground);
  color: var(--fg);
  img {
    width: 100%;
    height: 380px;
    object-fit: cover;
    object-position: 50% 100%;
  }
  ${media.belowTablet} {
    img {
      mask: linear-gradient(transparent, #000 35%);
    }
  }
  ${({ $fillsWindow }) => $fillsWindow && fullWindow}
  ${media.tablet} {
    &::before {
      content: '';
      position: absolute;
      inset: 0;
      z-index: -1;
      background: radial-gradient(75% 62% at 12% 38%, var(--error-ground) 45%, transparent);
    }
    min-height: ${({ $fillsWindow }) => ($fillsWindow ? '100vh' : 'min(780px, calc(100vh - var(--header)))')};
    img {
      position: absolute;
      inset: 0;
      z-index: -2;
      height: 100%;
      object-position: 70% 100%;
    }
  }
  ${media.desktop} {
    &::before {
      background: radial-gradient(48% 70% at 12% 40%, var(--error-ground) 20%, transparent);
    }
  }
`;

const Words = styled(Wrap)`
  padding-block: 2.5rem 0.5rem;
  h1 {
    max-width: 9.35em;
    margin-top: 1.25rem;
  }
  p + a {
    margin-top: 1.75rem;
  }
  ${media.tablet} {
    padding-block: clamp(3rem, 9vh, 6rem) 4rem;
  }
`;

const Figure = styled.p`
  color: var(--honey);
  font: 800 clamp(5rem, 13vw, 11rem) / 0.85 var(--display);
  letter-spacing: -0.06em;
`;

const Text = styled.p`
  max-width: 26.3em;
  margin-top: 1rem;
`;

interface ErrorSceneProps {
  status: number;
  title: string;
  text: string;
  home: { href: string; label: string };
  /** A sentence in each of the other languages. */
  translations?: { lang: string; text: string }[];
  /** Whether it fills the window, on a page without a header and footer. */
  fillsWindow?: boolean;
}

/** The picture of the town at night (scripts/codegen/night.ts), with the error and a link to the home page. */
export function ErrorScene(props: ErrorSceneProps) {
  const { status, title, text, home, translations = [], fillsWindow = false } = props;
  return (
    <Root data-scene="" $fillsWindow={fillsWindow}>
      <Words>
        <Figure>{status}</Figure>
        <h1>{title}</h1>
        <Text>{text}</Text>
        {translations.map((one) => (
          <Text key={one.lang} lang={one.lang} dir="auto">
            {one.text}
          </Text>
        ))}
        <ButtonLink href={home.href}>{home.label}</ButtonLink>
      </Words>
      <picture>
        <source media="(max-width: 767px)" srcSet="/errors/night-tall.webp" />
        <img src="/errors/night.webp" alt="" width="1800" height="930" />
      </picture>
    </Root>
  );
}
