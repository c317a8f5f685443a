/** Below each market: what the search suggests while somebody types. */
export const suggestionsFile = 'suggestions.json';
