import fc from 'fast-check';

// Property tests stop after a few seconds each, so that a slow machine cannot hang the run; the
// seed of a failure is printed by fast-check itself.
fc.configureGlobal({ interruptAfterTimeLimit: 8_000, markInterruptAsFailure: false });
