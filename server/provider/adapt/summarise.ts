import { summary } from '../../content/plain-text.ts'
import { isMissing, type Raw } from './raw.ts'

/** Derives `ringkasan` from the HTML of a body where the provider does not give it. */
export const summarise =
	(body: string) =>
	(raw: Raw): Raw =>
		isMissing(raw.ringkasan) ? { ...raw, ringkasan: summary(String(raw[body] ?? '')) } : raw
