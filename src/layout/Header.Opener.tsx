import type { ComponentType, KeyboardEvent, MouseEvent } from 'react';
import { Icon } from '@/components/Icon/Icon';
import type { IconName } from '@/components/Icon/signs';
import { useHydrated } from '@/lib/useHydrated';
import { useLazyOverlay, type Openable } from '@/overlays/useLazyOverlay';
import * as S from './Header.styles';
import { isPlain } from './internalLink';

interface HeaderOpenerProps<Props> {
  icon: IconName;
  label: string;
  /** Where it leads without JavaScript, and when the overlay cannot be fetched. */
  href: string;
  /** Fetches the overlay's code. */
  load: () => Promise<ComponentType<Props & Openable>>;
  /** What the overlay shows. */
  give: Props;
  /** A pill with its word, where there is room for it. */
  wide?: boolean;
}

/**
 * A round button that opens an overlay, whose code comes when it is first wanted. In the server's
 * HTML it is a link; the same element becomes the button, so that it keeps the focus.
 */
export function HeaderOpener<Props extends object>(props: HeaderOpenerProps<Props>) {
  const { icon, label, href, load, give, wide = false } = props;
  const { Part, open, close, show, prepare } = useLazyOverlay<Props>(load);
  const scripted = useHydrated();
  const press = (event: MouseEvent) => {
    if (!isPlain(event.nativeEvent)) return;
    event.preventDefault();
    show().catch(() => location.assign(href));
  };
  const pressBySpace = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <>
      <S.Tool
        href={href}
        $wide={wide}
        aria-label={label}
        {...(scripted && {
          role: 'button',
          'aria-haspopup': 'dialog' as const,
          'aria-expanded': open,
          onClick: press,
          onKeyDown: pressBySpace,
          onPointerEnter: prepare,
        })}
      >
        <Icon name={icon} />
        {wide && <span>{label}</span>}
      </S.Tool>
      {Part && <Part {...give} open={open} onClose={close} />}
    </>
  );
}
