import type { UniversityTeaser } from '@/features/universities/model';
import { UniversityCard } from '@/features/universities/UniversityCard';
import { CardList } from '../CardList/CardList';
import type { CardListModel } from '../CardList/model';

export interface ListUniversitiesProps extends CardListModel {
  universities: UniversityTeaser[];
}

/** The universities sorted by name, or those that an editor chose. */
export function ListUniversities({ universities, layout, card }: ListUniversitiesProps) {
  return (
    <CardList section="universities" layout={layout}>
      {universities.map((university) => (
        <li key={university.id}>
          <UniversityCard university={university} {...card} />
        </li>
      ))}
    </CardList>
  );
}
