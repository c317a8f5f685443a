import { data } from 'react-router';

export function loader() {
  throw data(null, 404);
}

export const action = loader;

/** Never seen: with it the answer is a page that says so, and not bare data. */
export default function UnknownPage() {
  return null;
}
