import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '@/components/Icon/Icon';
import type { IconName } from '@/components/Icon/icons';
import * as S from './AuthFrame.styles';

interface FormSuccessProps {
  icon: IconName;
  title: string;
  /** False when the form was sent before the page loaded, because a page load must not move the focus. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** Replaces a form after it was sent, and takes the focus. */
export function FormSuccess({ icon, title, takesFocus = true, children }: FormSuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <S.Success>
      <S.SuccessIcon>
        <Icon name={icon} />
      </S.SuccessIcon>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </S.Success>
  );
}
