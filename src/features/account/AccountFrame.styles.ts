import styled from 'styled-components';
import { Wrap } from '@/components/Wrap/Wrap';
import { media } from '@/theme/media';

/** At least one screen high, so that the footer does not move when the content loads. */
export const Page = styled(Wrap)`
  min-height: 100vh;
  padding-top: 1.25rem;
  padding-bottom: var(--section);
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  padding-block: clamp(1rem, 3vw, 2rem) 1rem;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
  h1 {
    overflow-wrap: anywhere;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: 0.625rem;
`;

export const Lead = styled.p`
  color: var(--fg-soft);
`;

/** Links to the settings, and the logout. */
export const SettingsNav = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  a,
  button {
    min-height: 44px;
    padding-inline: 1rem;
    font-size: var(--fs-small);
  }
  [aria-current] {
    box-shadow: inset 0 0 0 2px var(--ink);
  }
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2.5rem, 5vw, 3.5rem);
  padding-top: clamp(1.5rem, 3vw, 2rem);
`;

/** Panels of settings: in one column on phones, in two on desktops. */
export const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 1.5rem;
  }
`;

export const Settings = styled.section`
  display: grid;
  gap: 1rem;
  align-content: start;
  padding: clamp(1.25rem, 3vw, 2rem);
  border-radius: 20px;
  h2 {
    font-size: var(--fs-h3);
  }
  &[data-width='form'] {
    max-width: 32rem;
  }
`;

/** The list of devices, or what is shown instead of it. */
export const DevicesPart = styled.div`
  display: grid;
  gap: 1rem;
`;

export const Soft = styled.p`
  color: var(--fg-soft);
  font-size: var(--fs-small);
`;

export const Group = styled.section`
  display: grid;
  gap: var(--head);
`;

export const Devices = styled.ul`
  display: grid;
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.125rem 0.75rem;
    padding-block: 0.75rem;
    border-top: 1px solid var(--rule);
  }
  li:first-child {
    border-top: 0;
  }
  svg {
    grid-row: span 2;
    width: 26px;
    height: 26px;
    margin-top: 0.1rem;
    color: var(--brick);
  }
`;

export const DeviceName = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.5rem;
  align-items: center;
  font-weight: 600;
  line-height: 1.4;
`;
