import styled, { css } from 'styled-components';
import { Link } from '@/components/Link/Link';
import { media } from '@/theme/media';

export const Head = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  min-width: 0;
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem clamp(2rem, 5vw, 5rem);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
  }
`;

export const Sections = styled.nav`
  ${media.desktop} {
    grid-row: span 2;
  }
`;

const large = css`
  display: block;
  font: 700 clamp(2.125rem, 1.4rem + 3.4vw, 4rem) / 1.14 var(--display);
  letter-spacing: -0.03em;
`;

/** An item without a link, which only groups the items below it. */
export const SectionTitle = styled.span`
  ${large}
`;

export const Section = styled(Link)`
  ${large}
  text-decoration: none;
  transition: color var(--fast);
  &:hover,
  &[aria-current] {
    color: var(--hue);
  }
`;

/** The items below an item of the primary navigation. */
export const Below = styled.div`
  padding-bottom: 0.5rem;
  a,
  span {
    display: inline-block;
    padding-block: 0.35rem;
    font-weight: 500;
    text-underline-offset: 0.25em;
  }
  ul ul {
    padding-inline-start: 1rem;
  }
`;

export const Groups = styled.nav`
  a,
  span {
    display: inline-block;
    padding-block: 0.35rem;
    font-weight: 500;
    text-decoration: none;
    text-underline-offset: 0.25em;
    &:hover {
      text-decoration: underline;
    }
  }
  & > ul {
    columns: 8.5rem 3;
    column-gap: clamp(1rem, 3vw, 2rem);
    & > li {
      break-inside: avoid;
      padding-bottom: 1rem;
      & > :is(a, span) {
        color: var(--fg-soft);
        font-size: var(--fs-small);
        font-weight: 600;
      }
    }
    ul ul {
      padding-inline-start: 1rem;
    }
  }
`;

export const Short = styled.nav`
  padding-top: 1rem;
  border-top: 1px solid var(--rule);
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5rem;
  }
  ul ul {
    flex-direction: column;
    padding-inline-start: 1rem;
  }
  a,
  span {
    display: inline-block;
    padding-block: 0.5rem;
    font-weight: 600;
    text-underline-offset: 0.25em;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem 1.25rem;
  margin-top: 1.25rem;
  padding-top: 1.25rem;
  border-top: 1px solid var(--rule);
`;
