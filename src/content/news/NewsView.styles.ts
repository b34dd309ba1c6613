import styled from 'styled-components';
import { media } from '@/theme/media';

export const ToCategories = styled.p`
  padding-top: var(--head);
`;

export const Categories = styled.ul`
  display: grid;
  gap: 1.25rem;
  padding-top: 1rem;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 1.5rem;
  }
`;

export const Category = styled.article`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: 0.375rem;
  height: 100%;
  padding: 1.625rem 1.5rem 1.5rem;
  border-radius: var(--r-card);
  box-shadow: inset 0 6px var(--field);
  h2 {
    font-size: var(--fs-h3);
  }
  h2 a {
    text-decoration: none;
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 0.18em;
    }
  }
`;

export const Count = styled.p`
  color: var(--hue);
  font-size: var(--fs-small);
  font-weight: 600;
`;

export const Latest = styled.p`
  align-self: end;
  padding-top: 1rem;
  font-size: var(--fs-small);
  line-height: 1.45;
  small {
    display: block;
    color: var(--fg-soft);
    font-size: var(--fs-tiny);
  }
  a {
    text-decoration-color: var(--rule);
    text-underline-offset: 0.22em;
    &:hover {
      text-decoration-color: currentColor;
    }
  }
`;
