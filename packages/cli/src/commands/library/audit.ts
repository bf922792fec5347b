/**
 * `hitori library audit`: whether the file is whole, then every puzzle of it anew, as `hitori audit` does:
 * what a record stated when it was added is judged too.
 */

import { complain, withLibrary } from '../../library/opened.ts';
import { LIBRARY_OPTION, type LibraryValues, libraryPath } from '../../library/options.ts';
import { LIBRARY_PREFIX } from '../../library/source.ts';
import type { Command } from '../../shell/command.ts';
import { DONE, NEGATIVE, strongest } from '../../shell/exit-status.ts';
import { write } from '../../shell/io.ts';
import { BATCH_OPTIONS, LIMIT_OPTIONS, type LimitValues } from '../../shell/options.ts';
import { printable } from '../../shell/printable.ts';
import { audit } from '../audit.ts';

interface LibraryAuditValues extends LibraryValues, LimitValues {
  json?: boolean | undefined;
}

export const auditLibrary: Command<LibraryAuditValues> = {
  options: { ...LIBRARY_OPTION, json: BATCH_OPTIONS.json, ...LIMIT_OPTIONS },
  examples: [['hitori library audit -l my.db', 'a table of what is wrong']],
  async run(_operands, values, io) {
    const path = libraryPath(values);
    const file = await withLibrary(path, 'read', async (library) => {
      const faults = complain(library.check());
      for (const fault of faults)
        await write(io.stderr, `hitori: ${printable(`${path}: ${fault}`)}\n`, io);
      return faults.length > 0 ? NEGATIVE : DONE;
    });
    const { library: _library, ...others } = values;
    return strongest(file, await audit.run([`${LIBRARY_PREFIX}${path}`], others, io));
  },
};
