import type { CollegeOrUniversity } from 'schema-dts';
import { imageJsonLd, placeJsonLdParts } from '@/server/jsonLd/jsonLdParts';
import type { University } from '../detail';

export function universityJsonLd(university: University, url: string): CollegeOrUniversity {
  const { title, excerpt, image, contacts } = university;
  const website = contacts.find(({ kind }) => kind === 'website')?.href;
  return {
    '@type': 'CollegeOrUniversity',
    url,
    name: title,
    ...(excerpt && { description: excerpt }),
    ...imageJsonLd(image, url),
    ...placeJsonLdParts(university),
    ...(website && { sameAs: website }),
  };
}
