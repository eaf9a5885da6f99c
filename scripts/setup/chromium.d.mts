export const installedChromiums: () => string[];
