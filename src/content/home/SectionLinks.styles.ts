import styled from 'styled-components';
import { Link } from '@/components/Link/Link';
import { media } from '@/theme/media';
import { SectionArt } from './SectionArt';

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(8rem, 34%), 1fr));
  gap: 0.625rem;
  ${media.small} {
    gap: 1rem;
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const SectionLink = styled(Link)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 0.3rem;
  height: 100%;
  min-height: 10.75rem;
  padding: 1rem 1rem 5.75rem;
  border-radius: var(--r-card);
  background: var(--field);
  color: var(--on-hue);
  text-decoration: none;
  overflow: hidden;
  overflow-wrap: anywhere;
  transition: transform var(--slow) var(--ease);
  &:hover {
    transform: translateY(-4px);
  }
  &:focus-visible {
    border-radius: var(--r-card);
  }
  @media (forced-colors: active) {
    border: 2px solid LinkText;
  }
  ${media.small} {
    min-height: 11.25rem;
    padding: 1.25rem;
  }
  ${media.desktop} {
    min-height: 13.5rem;
  }
  ${media.huge} {
    min-height: 15rem;
    padding: 1.5rem;
  }
`;

export const Title = styled.strong`
  font: 700 1.375rem/1.05 var(--display);
  letter-spacing: -0.02em;
  text-wrap: balance;
  ${media.small} {
    font-size: 1.625rem;
  }
  ${media.desktop} {
    font-size: 1.5rem;
  }
  ${media.wide} {
    font-size: 1.625rem;
  }
  ${media.huge} {
    font-size: 2rem;
  }
`;

export const Text = styled.span`
  font-size: var(--fs-small);
  line-height: 1.35;
`;

export const Art = styled(SectionArt)`
  position: absolute;
  inset-inline-end: 4px;
  bottom: 0;
  width: 88px;
  height: 88px;
  ${media.small} {
    inset-inline-end: 14px;
    width: 108px;
    height: 108px;
  }
  ${media.desktop} {
    inset-inline-end: 10px;
    width: 100px;
    height: 100px;
  }
  ${media.wide} {
    inset-inline-end: 14px;
    width: 118px;
    height: 118px;
  }
  ${media.huge} {
    inset-inline-end: 20px;
    width: 148px;
    height: 148px;
  }
`;
