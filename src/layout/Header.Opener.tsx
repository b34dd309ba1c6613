import { useState, type ComponentType } from 'react';
import { Icon } from '@/components/Icon/Icon';
import type { IconName } from '@/components/Icon/signs';
import * as S from './Header.styles';
import { useHydrated } from '@/lib/useHydrated';

export interface Openable {
  open: boolean;
  onClose: () => void;
}

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
  const [Part, setPart] = useState<ComponentType<Props & Openable> | null>(null);
  const [open, setOpen] = useState(false);
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
  const show = async () => {
    try {
      const loaded = await load();
      setPart(() => loaded);
      setOpen(true);
    } catch {
      location.assign(href);
    }
  };
  const prepare = () => {
    load().catch(() => undefined);
  };
  return (
    <>
      <S.Tool
        type="button"
        $wide={wide}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => void show()}
        onPointerEnter={prepare}
      >
        {face}
      </S.Tool>
      {Part && <Part {...give} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
