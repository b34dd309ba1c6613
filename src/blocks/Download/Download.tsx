import { Icon } from '@/components/Icon/Icon';
import * as S from './Download.styles';
import type { HeadingLevel } from '../engine/outline';

interface DownloadProps {
  title: string | null;
  level: HeadingLevel;
  files: {
    title: string;
    href: string;
    /** The file type: PDF, VTT … */
    kind: string;
    /** The formatted size (1,2 MB), or null when the cms has none. */
    size: string | null;
  }[];
}

/** Files to download; each shows its type and size. */
export function Download({ title, level, files }: DownloadProps) {
  return (
    <S.Box>
      {title && <S.Title as={`h${level}`}>{title}</S.Title>}
      <S.List>
        {files.map(({ title: name, href, kind, size }) => (
          <li key={href}>
            <S.Anchor href={href} download>
              <Icon name="download" />
              <span>
                <S.Name>{name}</S.Name>
                <S.Facts>{size === null ? kind : `${kind}, ${size}`}</S.Facts>
              </span>
            </S.Anchor>
          </li>
        ))}
      </S.List>
    </S.Box>
  );
}
