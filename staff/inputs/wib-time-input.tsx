import { Box } from '@mui/material'
import { useId, useState } from 'react'
import { useInput } from 'react-admin'
import { isTanggal } from '../../contract/tanggal/tanggal.ts'
import { DateField } from './date-field.tsx'
import { JamField } from './jam-field.tsx'
import { fromWibTime, toWibTime, type WibTime } from './wib-time.ts'

interface WibTimeFieldProps {
	label: string
	value: number | null
	/** NaN for what is no moment. */
	onChange: (moment: number | null) => void
	onBlur?: () => void
	name?: string
	error?: boolean
	helperText?: string
	/** The time of day when a day is chosen. */
	jamAwal?: string
}

/** A moment on the hospital's clock, whatever the time zone of the browser: a day, and a time of day. */
export function WibTimeField({ value, onChange, onBlur, jamAwal = '00:00', ...own }: WibTimeFieldProps) {
	const id = useId()
	const [typed, setTyped] = useState<WibTime>()
	// Another value than the typed one is of another record.
	const shown = typed && Object.is(fromWibTime(typed), value) ? typed : toWibTime(value)
	const change = (part: Partial<WibTime>) => {
		const after = { ...shown, ...part }
		setTyped(after)
		onChange(fromWibTime(after))
	}
	return (
		<Box sx={{ display: 'grid', columnGap: 1, gridTemplateColumns: 'minmax(0, 1fr) 7rem', alignItems: 'start' }}>
			<DateField
				{...own}
				id={id}
				value={shown.tanggal}
				onChange={({ target: { value: tanggal } }) =>
					change({ tanggal, ...(isTanggal(tanggal) && shown.jam === '' && { jam: jamAwal }) })
				}
				onBlur={onBlur}
			/>
			<JamField
				label="Pukul"
				describedBy={`${id}-label`}
				value={shown.jam}
				onChange={({ target }) => change({ jam: target.value })}
				onBlur={onBlur}
				helperText={own.helperText && ' '}
			/>
		</Box>
	)
}

interface WibTimeInputProps extends Pick<WibTimeFieldProps, 'label' | 'helperText' | 'jamAwal'> {
	source: string
}

/** A moment of a record; without a day it is null. */
export function WibTimeInput({ source, helperText = ' ', ...own }: WibTimeInputProps) {
	const { field, fieldState } = useInput({ source })
	return (
		<WibTimeField
			{...own}
			name={field.name}
			value={field.value === '' ? null : (field.value ?? null)}
			onChange={field.onChange}
			onBlur={field.onBlur}
			error={Boolean(fieldState.error)}
			helperText={fieldState.error?.message ?? helperText}
		/>
	)
}
