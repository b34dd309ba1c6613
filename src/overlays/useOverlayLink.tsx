import type { KeyboardEvent, MouseEvent } from 'react';
import { isPlainClick } from '@/lib/isPlainClick';
import { useHydrated } from '@/lib/useHydrated';
import { useLazyOverlay, type LazyOverlay } from './useLazyOverlay';

export interface OverlayLink<Props> extends LazyOverlay<Props> {
  /** Where the link leads without JavaScript, and when the overlay's code cannot be loaded. */
  href: string;
  overlayProps: Props;
}

/**
 * A link that opens an overlay. It is a plain link in the server's HTML and has the role of a button
 * once it is hydrated. It stays the same element, because a new one would lose the keyboard focus.
 *
 * @returns The attributes of the link, and the overlay to render beside it.
 */
export function useOverlayLink<Props extends object>(props: OverlayLink<Props>) {
  const { href, overlayProps } = props;
  const { Part, open, close, show, prepare } = useLazyOverlay<Props>(props);
  const hydrated = useHydrated();
  const openOnClick = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    show().catch(() => location.assign(href));
  };
  const clickOnSpace = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return {
    link: {
      href,
      ...(hydrated && {
        role: 'button',
        'aria-haspopup': 'dialog' as const,
        'aria-expanded': open,
        onClick: openOnClick,
        onKeyDown: clickOnSpace,
        onPointerEnter: prepare,
      }),
    },
    overlay: Part && <Part {...overlayProps} open={open} onClose={close} />,
  };
}
