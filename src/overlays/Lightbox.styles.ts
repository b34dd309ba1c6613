import styled from 'styled-components';

/** Receives arrow keys from every focused element in the dialog. */
export const Keys = styled.div`
  display: contents;
`;

export const Stage = styled.div`
  position: relative;
  height: 100%;
  overflow: auto hidden;
  overscroll-behavior: contain;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  border-radius: var(--r-card);
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Pictures = styled.ul`
  display: grid;
  grid: minmax(0, 1fr) / auto-flow 100%;
  height: 100%;
`;

/** Centres the picture and its text together. The picture shrinks when both do not fit. */
export const Sheet = styled.li`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 0.875rem;
  min-width: 0;
  min-height: 0;
  padding: 0.625rem;
  scroll-snap-align: start;
  scroll-snap-stop: always;
  img {
    flex: 0 1 auto;
    width: 100%;
    height: auto;
    min-height: 0;
    object-fit: contain;
  }
`;

export const Caption = styled.p`
  flex: none;
  max-width: var(--measure);
  margin-inline: auto;
  padding-inline: 1rem;
  font-size: var(--fs-small);
  line-height: 1.45;
  text-align: center;
  text-wrap: balance;
`;
