import type { ComponentType } from 'react';
import { Icon } from '@/components/Icon/Icon';
import type { IconName } from '@/components/Icon/signs';
import { useHydrated } from '@/lib/useHydrated';
import { useLazyOverlay, type Openable } from '@/overlays/useLazyOverlay';
import * as S from './Header.styles';

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

/** A round button that opens an overlay, whose code comes when it is first wanted; else a link. */
export function HeaderOpener<Props extends object>(props: HeaderOpenerProps<Props>) {
  const { icon, label, href, load, give, wide = false } = props;
  const { Part, open, close, show, prepare } = useLazyOverlay<Props>(load);
  const scripted = useHydrated();
  const face = (
    <>
      <Icon name={icon} />
      {wide && <span>{label}</span>}
    </>
  );

  if (!scripted) {
    return (
      <S.ToolLink $wide={wide} href={href} aria-label={label}>
        {face}
      </S.ToolLink>
    );
  }
  return (
    <>
      <S.Tool
        type="button"
        $wide={wide}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => void show().catch(() => location.assign(href))}
        onPointerEnter={prepare}
      >
        {face}
      </S.Tool>
      {Part && <Part {...give} open={open} onClose={close} />}
    </>
  );
}
