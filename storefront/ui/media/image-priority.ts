import { createContext } from 'react';

/** Whether what stands below it is in the first view of its page: its pictures are loaded at once, and before others. */
export const ImagePriority = createContext(false);
