import { Icon } from '@/components/Icon/Icon';
import type { HeadingLevel } from '../block';
import * as S from './Download.styles';

export interface DownloadProps {
  title: string | null;
  level: HeadingLevel;
  files: {
    title: string;
    href: string;
    /** PDF, VTT … */
    kind: string;
    /** 1,2 MB, or null where the CMS does not say. */
    size: string | null;
  }[];
}

/** Files to take home; each says its kind and weight before one asks for it. */
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
                <S.Facts>
                  {kind}
                  {size !== null && `, ${size}`}
                </S.Facts>
              </span>
            </S.Anchor>
          </li>
        ))}
      </S.List>
    </S.Box>
  );
}
