/** The settings, each at work at once. */
import type { JSX } from 'preact';
import { KEY_SCHEMES } from '../../game/keys.ts';
import { PRESETS, TAP_ORDERS } from '../../game/presets.ts';
import { ERROR_MODES, type Settings, THEMES } from '../../game/settings.ts';
import { usePage } from '../context.ts';
import { OwnBoard } from '../own-board.tsx';
import { DataSection } from './data-section.tsx';
import { Choice, Sheet } from './sheet.tsx';

/** The names of languages are said in themselves. */
const LANGUAGE_NAMES = { en: 'English', ja: '日本語' };

export function SettingsSheet(): JSX.Element {
  const { environment, change, tryBoard } = usePage();
  const { text, settings } = environment;
  const words = text.value.settingsSheet;
  const { preset, tapOrder, keys, errors, theme, language } = settings.value;
  return (
    <Sheet title={text.value.settings} kind="settings">
      <section class="block">
        <h3>{words.input}</h3>
        <div class="with-board">
          <div>
            <Choice
              name="preset"
              legend={words.preset}
              options={PRESETS}
              labels={words.presets}
              value={preset}
              onChange={(value) => change({ preset: value })}
            />
            <p class="quiet-text">{words.presetLead[preset]}</p>
            <Choice
              name="tap-order"
              legend={words.tapOrder}
              options={TAP_ORDERS}
              labels={words.tapOrders}
              value={tapOrder}
              onChange={(value) => change({ tapOrder: value })}
            />
            <Choice
              name="keys"
              legend={words.keys}
              options={KEY_SCHEMES}
              labels={words.keySchemes}
              value={keys}
              onChange={(value) => change({ keys: value })}
            />
          </div>
          <figure class="try">
            <OwnBoard session={tryBoard} />
            <figcaption class="quiet-text">{words.tryIt}</figcaption>
          </figure>
        </div>
      </section>
      <section class="block">
        <h3>{words.errors}</h3>
        <Choice
          name="errors"
          legend={words.errorMode}
          options={ERROR_MODES}
          labels={words.errorModes}
          value={errors}
          onChange={(value) => change({ errors: value })}
        />
        <fieldset>
          <legend>{words.watched}</legend>
          <Switch name="watchR1" label={words.watchR1} />
          <Switch name="watchR2" label={words.watchR2} />
          <Switch name="watchR3" label={words.watchR3} />
        </fieldset>
      </section>
      <section class="block">
        <h3>{words.assistance}</h3>
        <Switch name="autoNeighbours" label={words.autoNeighbours} />
        <Switch name="autoEquals" label={words.autoEquals} />
        <Switch name="highlightSame" label={words.highlightSame} />
        <Switch name="dimSeeds" label={words.dimSeeds} />
        <Switch name="showTimer" label={words.showTimer} />
      </section>
      <section class="block">
        <h3>{words.look}</h3>
        <Choice
          name="theme"
          legend={words.theme}
          options={THEMES}
          labels={words.themes}
          value={theme}
          onChange={(value) => change({ theme: value })}
        />
        <Choice
          name="language"
          legend={words.language}
          options={['auto', 'en', 'ja'] as const}
          labels={{ auto: words.languageAuto, ...LANGUAGE_NAMES }}
          value={language ?? 'auto'}
          onChange={(value) => change({ language: value === 'auto' ? null : value })}
        />
      </section>
      <DataSection />
    </Sheet>
  );
}

type SwitchName = {
  [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never;
}[keyof Settings];

function Switch({ name, label }: { name: SwitchName; label: string }): JSX.Element {
  const { environment, change } = usePage();
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={environment.settings.value[name]}
        onChange={(event) => change({ [name]: event.currentTarget.checked })}
      />
      <span>{label}</span>
    </label>
  );
}
