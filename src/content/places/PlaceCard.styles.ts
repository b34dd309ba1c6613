import styled from 'styled-components';
import { Link } from '@/components/Link/Link';
import { stretchedLink } from '@/components/Link/stretchedLink';

export const Card = styled.article`
  position: relative;
  display: flex;
  gap: 1rem;
  align-items: flex-start;
  height: 100%;
  padding: 1.125rem;
  border-radius: var(--r-card);
  &:has(a:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
  /* A white card on a white ground needs a border. */
  [data-ground='surface'] & {
    border: 1px solid var(--rule);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: 0.35rem;
  min-width: 0;
`;

export const Title = styled.h3`
  font-size: var(--fs-card);
  font-weight: 600;
  letter-spacing: -0.012em;
  line-height: 1.2;
`;

export const Stretched = styled(Link)`
  ${stretchedLink}
`;

export const Text = styled.p`
  color: var(--fg-soft);
  font-size: var(--fs-small);
  line-height: 1.45;
`;
