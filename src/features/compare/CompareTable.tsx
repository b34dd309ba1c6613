import { Link } from '@/components/Link/Link';
import { Picture } from '@/components/Picture/Picture';
import type { Image } from '@/components/Picture/image';
import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import { isPlainClick } from '@/lib/isPlainClick';
import * as S from './CompareTable.styles';
import type { Cell, Row } from './row';

interface Column {
  id: string;
  title: string;
  href: string;
  image: Image | null;
  /** The address of the same table without this entry. */
  without: string;
}

interface CompareTableProps {
  caption: string;
  columns: Column[];
  rows: Row[];
  onRemove: (id: string) => void;
}

const captionId = 'compare-caption';

/** Entries side by side. The table scrolls horizontally, and the column of row headers is sticky. */
export function CompareTable({ caption, columns, rows, onRemove }: CompareTableProps) {
  const { t } = useI18n();
  return (
    // A scrollable region must be focusable, so that the keyboard can scroll it (WCAG 2.1.1).
    <S.Scroll role="region" aria-labelledby={captionId} tabIndex={0}>
      <S.Table>
        <S.Caption id={captionId}>{caption}</S.Caption>
        <thead>
          <tr>
            <S.Corner scope="col">{t('compare.table.feature')}</S.Corner>
            {columns.map(({ id, title, href, image, without }) => (
              <S.Entry key={id} scope="col">
                {image && (
                  <S.Thumb>
                    <Picture image={{ ...image, alt: '' }} sizes="220px" />
                  </S.Thumb>
                )}
                <S.Title href={href}>{title}</S.Title>
                <S.Remove
                  href={without}
                  data-shallow=""
                  aria-label={t('compare.table.removeOf', { title })}
                  onClick={({ nativeEvent }) => isPlainClick(nativeEvent) && onRemove(id)}
                >
                  <Icon name="close" />
                  {t('compare.table.remove')}
                </S.Remove>
              </S.Entry>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, role, cells }) => (
            <S.Line key={name} data-role={role}>
              <S.RowHeader scope="row">{name}</S.RowHeader>
              {cells.map((cell, index) => (
                <td key={columns[index]?.id ?? index}>
                  <CellContent cell={cell} />
                </td>
              ))}
            </S.Line>
          ))}
        </tbody>
      </S.Table>
    </S.Scroll>
  );
}

function CellContent({ cell }: { cell: Cell }) {
  const { t } = useI18n();
  if (!cell) return <S.Unknown>{t('compare.table.unknown')}</S.Unknown>;
  switch (cell.kind) {
    case 'text':
      return (
        <>
          <span dir="auto">{cell.text}</span>
          {cell.note && <S.Note>{cell.note}</S.Note>}
        </>
      );
    case 'list':
      return (
        <ul>
          {cell.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'links':
      return (
        <ul>
          {cell.links.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      );
  }
}
