import styled from 'styled-components';
import { Wrap } from '@/components/Wrap/Wrap';
import { media } from '@/theme/media';

export const Page = styled(Wrap)`
  padding-top: 1.25rem;
  padding-bottom: var(--section);
`;

/** Title and form: in one column on phones, side by side on desktops. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem clamp(2.5rem, 6vw, 7rem);
  padding-top: clamp(0.75rem, 3vw, 2.5rem);
  ${media.onlyTablet} {
    justify-content: center;
    grid-template-columns: minmax(0, 30rem);
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 30rem);
    align-items: start;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: 0.875rem;
  align-content: start;
  ${media.desktop} {
    padding-top: 1.5rem;
  }
  h1 {
    max-width: 9.35em;
  }
`;

export const Lead = styled.p`
  max-width: 25.65em;
  color: var(--fg-soft);
  font-size: var(--fs-lead);
  line-height: 1.45;
`;

export const Card = styled.div`
  display: grid;
  gap: 1.25rem;
  width: 100%;
  max-width: 30rem;
  padding: clamp(1.25rem, 4vw, 2.25rem);
  border-radius: 20px;
  h2 {
    font-size: clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem);
  }
`;

/** The benefits of an account. Only desktops show them. */
export const Benefits = styled.ul`
  display: none;
  gap: 0.875rem;
  padding-top: 1rem;
  ${media.desktop} {
    display: grid;
  }
  li {
    display: flex;
    gap: 0.75rem;
    align-items: start;
    max-width: 28.2em;
    line-height: 1.45;
  }
  svg {
    width: 24px;
    height: 24px;
    color: var(--brick);
  }
`;

/** The message after a form was sent. */
export const Success = styled.div`
  display: grid;
  gap: 0.875rem;
  justify-items: start;
  p {
    overflow-wrap: anywhere;
  }
`;

export const SuccessIcon = styled.span`
  display: grid;
  place-items: center;
  width: 60px;
  height: 60px;
  border-radius: 50%;
  background: var(--t-sage);
  color: var(--sage);
  svg {
    width: 28px;
    height: 28px;
  }
`;

export const Soft = styled.p`
  color: var(--fg-soft);
  font-size: var(--fs-small);
`;

export const More = styled.div`
  display: grid;
  gap: 0.875rem;
  &:not(:first-child) {
    padding-top: 1.25rem;
    border-top: 1px solid var(--rule);
  }
  && h2 {
    font-size: var(--fs-card);
  }
`;
