import { acceptedTypes } from '../media/mediaFile';

/**
 * The admin part of a field with several files: one table uploads them with their descriptions, where Payload's drawer
 * has a form for each.
 *
 * @param start beginning of the types that the field takes, such as `image/`; all without it
 */
export const severalFiles = (start?: string) => ({
  allowCreate: false,
  components: {
    afterInput: [
      {
        path: '/src/admin/upload/UploadToField#UploadToField',
        clientProps: {
          accept: acceptedTypes(start).join(','),
          others: acceptedTypes().filter((type) => !acceptedTypes(start).includes(type)),
        },
      },
    ],
  },
});
