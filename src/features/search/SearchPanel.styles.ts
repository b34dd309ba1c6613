import styled from 'styled-components';
import { media } from '@/theme/media';
import { Submit } from './SearchForm.styles';

/** The height is the same with and without text, so that the layout does not shift. */
export const Root = styled.div`
  ${media.small} {
    min-height: min(44rem, 100dvh - 12rem);
  }
`;

export const Top = styled.div`
  position: sticky;
  top: -4px;
  z-index: 1;
  margin: -4px -4px 0;
  padding: 8px 4px 0.75rem;
  background: var(--ground);
  form {
    max-width: none;
  }
`;

export const Status = styled.p`
  min-height: 1.5em;
  margin-top: 0.625rem;
  color: var(--fg-soft);
  font-size: var(--fs-small);
  overflow-wrap: break-word;
`;

export const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.75rem;
  padding-top: 0.75rem;
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem 2.5rem;
  align-items: start;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Waiting = styled.div`
  display: grid;
  gap: 0.75rem 2.5rem;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  span {
    display: grid;
    grid-template-columns: 56px 1fr;
    gap: 0.875rem;
    height: 56px;
    &::before,
    &::after {
      content: '';
      border-radius: var(--r-inner);
      background: var(--t-sand);
    }
    &::after {
      margin-block: 10px;
      margin-inline: 0 20%;
    }
  }
`;

export const Retry = styled(Submit)`
  justify-self: start;
  min-height: 48px;
`;
