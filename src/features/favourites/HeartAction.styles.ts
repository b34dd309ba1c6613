import styled from 'styled-components';
import { ToastMessage } from '@/components/ToastMessage/ToastMessage';

/** Above the docked bars. It is rendered empty before its text, so that screen readers announce the text. */
export const Toast = styled.div`
  position: fixed;
  z-index: 30;
  inset: auto 1rem calc(var(--dock) + var(--tray) + 1rem);
  display: flex;
  justify-content: center;
  pointer-events: none;
`;

export const Words = styled(ToastMessage)`
  max-width: 34rem;
`;
