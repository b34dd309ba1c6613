import type { CollegeOrUniversity } from 'schema-dts';
import { pictureOf, placeOf } from './place';
import type { University } from '@/features/universities/model';

/** A university for search engines. */
export function universityThing(university: University, url: string): CollegeOrUniversity {
  const { title, excerpt, image, contacts } = university;
  const website = contacts.find(({ kind }) => kind === 'website')?.href;
  return {
    '@type': 'CollegeOrUniversity',
    url,
    name: title,
    ...(excerpt && { description: excerpt }),
    ...pictureOf(image, url),
    ...placeOf(university),
    ...(website && { sameAs: website }),
  };
}
