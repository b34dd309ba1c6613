import styled from 'styled-components';
import { iconButton } from '@/components/Icon/iconButton';
import { media } from '@/theme/media';

/** Fixed over the page, above the docked bars; the page stays usable. */
export const Root = styled.section`
  position: fixed;
  z-index: 30;
  inset: auto 0 var(--dock);
  display: grid;
  gap: 0.75rem;
  max-height: 60dvh;
  padding: 1rem var(--gutter) 1.25rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-bar);
  border-top: 1px solid var(--line);
  ${media.tablet} {
    inset: auto var(--gutter) calc(var(--dock) + 1rem) auto;
    width: min(34rem, calc(100% - 2 * var(--gutter)));
    padding: 1.25rem 1.5rem 1.5rem;
    border: 1px solid var(--line);
    border-radius: var(--r-card);
    box-shadow: var(--shadow);
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: 1rem;
  h2 {
    font-size: var(--fs-card);
    line-height: 1.3;
  }
  & > button {
    ${iconButton}
    margin-block: -0.5rem 0;
    margin-inline: 0 -0.75rem;
  }
`;

export const Text = styled.p`
  font-size: var(--fs-small);
  line-height: 1.5;
  a {
    text-underline-offset: 0.2em;
  }
`;

/** Accept and reject have the same size, colour and position, and are always visible. */
export const Commands = styled.div`
  position: sticky;
  bottom: -1.25rem;
  margin-bottom: -1.25rem;
  padding-block: 0.5rem 1.25rem;
  background: var(--surface);
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: 0.625rem;
  ${media.belowSmall} {
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Purposes = styled.fieldset`
  display: grid;
  gap: 0.75rem;
  font-size: var(--fs-small);
  line-height: 1.5;
  legend {
    padding: 0;
    margin-bottom: 0.5rem;
    font-weight: 600;
  }
`;

export const Opener = styled.button`
  padding: 0.3rem 0;
  border: 0;
  background: none;
  text-decoration: underline;
  text-underline-offset: 0.25em;
`;
