import styled from 'styled-components';
import { Link } from '@/components/Link/Link';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { media } from '@/theme/media';

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 44px;
  color: var(--fg);
  font: 800 1.375rem/1 var(--display);
  letter-spacing: -0.035em;
  text-decoration: none;
  @media (min-width: 401px) {
    gap: 0.6rem;
    font-size: 1.5rem;
  }
  svg {
    flex: none;
    width: 34px;
    height: 34px;
    forced-color-adjust: none;
  }
`;

const Place = styled.span`
  display: none;
  padding-inline-start: 0.65rem;
  border-inline-start: 1.5px solid var(--rule);
  color: var(--fg-soft);
  font: 500 var(--fs-tiny) / 1.2 var(--text);
  letter-spacing: 0;
  ${media.small} {
    display: block;
  }
`;

/** Editors write the place after the name: 'Studium · Town'. The logo shows the place smaller. */
const separator = /\s*[·|,]\s+/;

/** The town's logo and the site's name, linked to the home page. */
export function Logo({ name }: { name: string }) {
  const { t, locale } = useI18n();
  const [first, ...place] = name.split(separator);
  return (
    <Root href={href('home', locale)}>
      <svg aria-hidden="true">
        <use href="#town-sign" />
      </svg>
      <span>{first}</span>
      {place.length > 0 && <Place>{place.join(', ')}</Place>}
      <VisuallyHidden>({t('common.header.home')})</VisuallyHidden>
    </Root>
  );
}
