/** Whether the page and the command are as new as what they are built from; default: those of this project. */
export function isBuilt(folder?: string): boolean;
