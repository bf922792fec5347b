/**
 * Kernels keep their tables from one puzzle to the next. A lender holds one that is idle and lends it;
 * whoever needs one while it is out (a callback that solves) gets a new one.
 */
export function createLender<T>(create: () => T): <R>(work: (lent: T) => R) => R {
  let idle: T | undefined;
  return (work) => {
    const lent = idle ?? create();
    idle = undefined;
    try {
      return work(lent);
    } finally {
      idle = lent;
    }
  };
}
