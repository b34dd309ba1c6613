import styled from 'styled-components';
import { Spoken } from '@/components/Spoken/Spoken';

/** Above what is docked at the lower edge; there, empty, before its words, so that they are heard. */
export const Toast = styled.div`
  position: fixed;
  z-index: 30;
  inset: auto 1rem calc(var(--dock) + var(--tray) + 1rem);
  display: flex;
  justify-content: center;
  pointer-events: none;
`;

export const Words = styled(Spoken)`
  max-width: 34rem;
`;
