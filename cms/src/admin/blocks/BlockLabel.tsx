'use client';
import { useRowLabel } from '@payloadcms/ui';
import type { AdminText } from '../../lib/adminLanguage';
import { useLanguage } from '../useLanguage';
import './BlockLabel.css';
import { firstWords } from './firstWords';

interface Props {
  name: AdminText;
  /** The address of the drawing; without it only words. */
  drawing?: string;
}

/** The header of a block's row: its drawing as in the picker, its name and its first words. */
export function BlockLabel({ name, drawing }: Props) {
  const { data } = useRowLabel<unknown>();
  const words = firstWords(data);
  return (
    <span className="studium-block">
      {drawing && <img src={drawing} alt="" width={48} height={32} />}
      <strong>{name[useLanguage()]}</strong>
      {words && <span className="studium-block__words">{words}</span>}
    </span>
  );
}
