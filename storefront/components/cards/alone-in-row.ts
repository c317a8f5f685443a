import { createContext } from 'react';

/** Whether a card is the only one of its list: it takes the whole row then, with its picture beside its words. */
export const AloneInRow = createContext(false);
