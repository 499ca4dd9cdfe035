import { TextInput } from 'react-admin'

/** WIB knows no summer time. */
const WIB_MS = 7 * 3_600_000

const MINUTES = 'YYYY-MM-DDTHH:mm'.length

/** A moment as the hospital's clock has it, wherever the browser sits. */
export const WibTimeInput = ({ source, label, helperText }: { source: string; label: string; helperText?: string }) => (
	<TextInput
		source={source}
		label={label}
		helperText={helperText}
		type="datetime-local"
		format={(moment?: number | null) =>
			typeof moment === 'number' ? new Date(moment + WIB_MS).toISOString().slice(0, MINUTES) : ''
		}
		parse={(typed: string) => (typed ? Date.parse(`${typed}Z`) - WIB_MS : null)}
		slotProps={{ inputLabel: { shrink: true } }}
	/>
)
