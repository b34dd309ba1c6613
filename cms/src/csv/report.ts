import type { Site } from '../sites';
import type { PlanLine } from './Plan';

const words = {
  it: {
    line: 'riga',
    created: 'nuovo',
    changed: 'cambia',
    unchanged: 'invariato',
    fault: 'errore',
    draft: 'bozza',
    sum: (created: number, changed: number, unchanged: number, faults: number) =>
      `${created} nuovi, ${changed} cambiati, ${unchanged} invariati, ${faults} con errori.`,
  },
  en: {
    line: 'line',
    created: 'new',
    changed: 'changes',
    unchanged: 'unchanged',
    fault: 'fault',
    draft: 'draft',
    sum: (created: number, changed: number, unchanged: number, faults: number) =>
      `${created} new, ${changed} changed, ${unchanged} unchanged, ${faults} with faults.`,
  },
} as const;

type Kind = 'created' | 'changed' | 'unchanged' | 'fault';

const kindOf = ({ faults, write }: PlanLine): Kind => {
  if (faults.length > 0) return 'fault';
  if (!write) return 'unchanged';
  return write.id === undefined ? 'created' : 'changed';
};

function lineOf(planned: PlanLine, site: Site): string {
  const texts = words[site];
  const kind = kindOf(planned);
  const { faults, write } = planned;
  const fields = write?.changes.map(({ column }) => column.name).join(', ') ?? '';
  const detail = {
    created: write?.published === false ? ` (${texts.draft})` : '',
    changed: `: ${fields}`,
    unchanged: '',
    fault: `: ${faults.join(' ')}`,
  }[kind];
  return `${texts.line} ${planned.line}  ${texts[kind]}  ${planned.name}${detail}`;
}

/** Returns the report of a plan: one line per row and a summary. */
export function reportOf(lines: readonly PlanLine[], site: Site): string {
  const count = (kind: Kind) => lines.filter((line) => kindOf(line) === kind).length;
  const sum = words[site].sum(
    count('created'),
    count('changed'),
    count('unchanged'),
    count('fault'),
  );
  return [...lines.map((line) => lineOf(line, site)), sum].join('\n');
}
