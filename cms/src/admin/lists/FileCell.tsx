import path from 'node:path';
import type { DefaultServerCellComponentProps } from 'payload';
import { formatFilesize } from 'payload/shared';
import { isRecord } from '../../lib/isRecord';
import { stringOrEmpty } from '../../lib/stringOrEmpty';
import { readableName } from '../../media/readableName';
import { LinkedText } from './LinkedText';

/** A file of the library: its picture or its kind, the name that a person gave it, and its size. */
export function FileCell(props: DefaultServerCellComponentProps) {
  const row: unknown = props.rowData;
  if (!isRecord(row)) return null;
  const { thumbnailURL, mimeType, filesize, width, height } = row;
  const name = readableName(stringOrEmpty(props.cellData));
  const isPicture = stringOrEmpty(mimeType).startsWith('image/');
  const facts = [
    typeof filesize === 'number' && formatFilesize(filesize),
    typeof width === 'number' && typeof height === 'number' && `${width} × ${height}`,
  ].filter(Boolean);
  return (
    <div className="studium-file">
      {isPicture && typeof thumbnailURL === 'string' ? (
        <img src={thumbnailURL} alt="" loading="lazy" />
      ) : (
        <span className="studium-file__kind">{path.extname(name).slice(1).toUpperCase()}</span>
      )}
      <LinkedText {...props} text={name} />
      <span className="studium-file__facts">{facts.join(' · ')}</span>
    </div>
  );
}
