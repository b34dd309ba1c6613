import { iconHref, type IconName } from './icons';

/**
 * An icon beside a text; it never carries a meaning alone. The drawings, with their size, are in
 * public/icons/signs.svg. The style of `.icon` is in src/theme/pageStyles.ts, because a page has dozens of icons.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={className ? `icon ${className}` : 'icon'}>
      <use href={iconHref(name)} />
    </svg>
  );
}
