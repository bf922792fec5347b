/** The puzzle of the day, with the last days and how many in a row were finished. */
import type { JSX } from 'preact';
import { dailyPlan } from '../../game/daily.ts';
import { lastDays, streakOf } from '../../game/streak.ts';
import { levelLabels } from '../../text/level-text.ts';
import { usePage } from '../context.ts';
import { Icon } from '../icons.tsx';

const SHOWN_DAYS = 7;

export function Today(): JSX.Element {
  const { session, sheet, commands, environment } = usePage();
  const words = environment.text.value;
  const today = new Date(environment.now());
  const { date, rows, cols, level } = dailyPlan(today);
  const entries = session.history.entries.value;
  const days = lastDays(entries, today, SHOWN_DAYS);
  const streak = streakOf(entries, today);
  const isDone = days.at(-1)?.isDone ?? false;
  const weekdays = new Intl.DateTimeFormat(environment.language.value, { weekday: 'narrow' });
  return (
    <section class="block daily">
      <h3>{words.newSheet.daily}</h3>
      <div class="today">
        <button
          type="button"
          onClick={() => {
            sheet.value = null;
            commands.daily.run();
          }}
        >
          <Icon name={isDone ? 'check' : 'calendar'} />
          <span>
            {words.newSheet.playDaily(date)} · {words.size(rows, cols)} ·{' '}
            {levelLabels(words)[level]}
          </span>
        </button>
        <ol class="days" aria-label={words.newSheet.lastDays}>
          {days.map((day) => (
            <li key={day.date} class={day.isDone ? 'done' : ''}>
              <span aria-hidden="true">{weekdays.format(new Date(`${day.date}T12:00`))}</span>
              <span class="sr-only">{words.newSheet.day(day.date, day.isDone)}</span>
            </li>
          ))}
        </ol>
      </div>
      <p class="quiet-text">{streak > 0 ? words.streak(streak) : words.newSheet.dailyLead}</p>
    </section>
  );
}
