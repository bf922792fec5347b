/** The best times and the finished boards. */
import type { JSX } from 'preact';
import { bestTimes } from '../../game/history.ts';
import { timeText } from '../../game/time-text.ts';
import { levelText } from '../../text/level-text.ts';
import { usePage } from '../context.ts';
import { Sheet } from './sheet.tsx';

const SHOWN = 50;

export function HistorySheet(): JSX.Element {
  const { session, sheet, environment } = usePage();
  const { text, language } = environment;
  const all = text.value;
  const words = all.historySheet;
  const entries = session.history.entries.value;
  const dates = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' });
  return (
    <Sheet title={all.history} kind="history">
      {entries.length === 0 && <p class="quiet-text">{words.none}</p>}
      {bestTimes(entries).length > 0 && (
        <section class="block">
          <h3>{words.best}</h3>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.board}</th>
                <th scope="col">{words.took}</th>
                <th scope="col">{words.count}</th>
              </tr>
            </thead>
            <tbody>
              {bestTimes(entries).map(({ size, level, ms, count }) => (
                <tr key={`${size} ${level}`}>
                  <td>
                    {size} {levelText(level, all)}
                  </td>
                  <td class="number">{timeText(ms)}</td>
                  <td class="number">{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {entries.length > 0 && (
        <section class="block">
          <h3>{words.played}</h3>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.when}</th>
                <th scope="col">{words.board}</th>
                <th scope="col">{words.took}</th>
                <th scope="col">{words.hints}</th>
                <th scope="col">{words.again}</th>
              </tr>
            </thead>
            <tbody>
              {entries.slice(0, SHOWN).map((entry) => (
                <tr key={entry.at}>
                  <td>{entry.daily ? all.daily(entry.daily) : dates.format(entry.at)}</td>
                  <td>
                    {all.size(entry.rows, entry.cols)} {levelText(entry.level, all)}
                  </td>
                  <td class="number">{timeText(entry.ms)}</td>
                  <td class="number">{entry.hints}</td>
                  <td>
                    <button
                      type="button"
                      onClick={() => {
                        void session.openText(entry.hash);
                        sheet.value = null;
                      }}
                    >
                      {words.again}
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Sheet>
  );
}
