import styled, { css } from 'styled-components';
import { Wrap } from '../Wrap/Wrap';
import { media } from '@/theme/media';

const stickToEnd = css`
  @media (max-height: 61.99rem) {
    top: auto;
    bottom: 1.5rem;
    align-self: end;
  }
`;

/** The layout of a detail page. The parts follow in their order on the page. */
export const Page = styled(Wrap)`
  padding-top: 1.25rem;
  padding-bottom: var(--section);
`;

export const TitleRow = styled.div`
  display: grid;
  gap: 0.875rem;
  padding-block: 0.75rem 1.5rem;
  h1 {
    max-width: 13.36em;
  }
`;

/** The title and the main picture, side by side on wide screens, so that the picture is fully visible. */
export const Opening = styled.div`
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: clamp(2rem, 4vw, 4.5rem);
    align-items: center;
    padding-block: 1.25rem 1rem;
    ${TitleRow} {
      padding-block: 0;
    }
  }
`;

/** A line of information below the title. */
export const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 0.4rem;
  color: var(--fg-soft);
`;

/** The actions of the entry: add to the favourites, share. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

export const Labels = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  li,
  a {
    display: flex;
    text-decoration: none;
  }
  a:hover > span {
    background: var(--field);
    color: var(--on-hue);
  }
`;

export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem;
  padding-top: clamp(1.5rem, 3vw, 2.75rem);
  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(21.25rem, 1fr);
    gap: clamp(2.5rem, 5vw, 5.5rem);
  }
`;

/** The main column. */
export const Column = styled.div`
  display: grid;
  align-content: start;
  gap: clamp(2rem, 4vw, 3.25rem);
  min-width: 0;
  h2 {
    font-size: clamp(1.5rem, 1.2rem + 1vw, 2rem);
  }
`;

/** The editors' blocks in the main column. */
export const Story = styled.div`
  --flow: 1;
  --title-small: clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem);
  --title-medium: clamp(1.5rem, 1.2rem + 1vw, 2rem);
  --title-large: clamp(1.5rem, 1.2rem + 1vw, 2rem);
`;

export const Lead = styled.p`
  font-size: var(--fs-lead);
  font-weight: 500;
  line-height: 1.45;
  & + ${Story} {
    margin-top: -1rem;
  }
`;

/**
 * Sticks to the top of the window. A side column taller than a low window sticks with its end, so that all of
 * it can be reached.
 */
export const Aside = styled.aside<{ $short?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.875rem;
  align-self: start;
  overflow-wrap: anywhere;
  ${media.desktop} {
    position: sticky;
    top: calc(var(--header) + 1rem);
    ${({ $short }) => !$short && stickToEnd}
  }
`;

/** Small notes below the panels of the side column. */
export const Notes = styled.div`
  display: grid;
  gap: 0.25rem;
  padding-inline: 0.25rem;
  color: var(--fg-soft);
  font-size: var(--fs-small);
`;

export const Related = styled.section`
  display: grid;
  gap: var(--head);
  padding-top: var(--section);
`;
