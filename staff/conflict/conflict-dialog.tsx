import {
	Alert,
	Box,
	Button,
	Dialog,
	DialogActions,
	DialogContent,
	DialogTitle,
	FormControl,
	FormControlLabel,
	FormLabel,
	LinearProgress,
	Radio,
	RadioGroup,
	Typography,
	useMediaQuery,
	useTheme,
} from '@mui/material'
import { useContext, useId, useState } from 'react'
import { type RaRecord, useRecordContext, useResourceContext, useSaveContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { z } from 'zod'
import { waktuSingkat } from '../../contract/tanggal/format-date.ts'
import type { ResponseOf } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { fieldName } from '../audit/describe-value.ts'
import { LoadFailed } from '../layout/load-state.tsx'
import { changedFields } from './changed-fields.ts'
import { ConflictContext } from './conflict-context.ts'
import { ReadableValue } from './readable-value.tsx'

type Side = 'mine' | 'theirs'
type Values = Record<string, unknown>

type Answer = ResponseOf<'GET /v1/staf/{sumber}/{id}/perubahan'>['data']

/** Compares the form with the row that somebody else has saved, field by field. */
export function ConflictDialog({ schema }: { schema: z.ZodObject }) {
	const { isOpen, close } = useContext(ConflictContext)
	const id = useId()
	const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'))
	return (
		<Dialog open={isOpen} onClose={close} fullScreen={isNarrow} fullWidth maxWidth="md" aria-labelledby={id}>
			<DialogTitle id={id}>Orang lain sudah mengubah isian ini</DialogTitle>
			<CurrentRow schema={schema} onClose={close} />
		</Dialog>
	)
}

function CurrentRow({ schema, onClose }: { schema: z.ZodObject; onClose: () => void }) {
	const sumber = useResourceContext() ?? ''
	const base = useRecordContext()
	const params = { sumber, id: String(base?.id) }
	const { data, failure, refetch } = useApiQuery('GET /v1/staf/{sumber}/{id}/perubahan', { params })
	if (data && base) return <Choices schema={schema} base={base} answer={data} onClose={onClose} />
	return (
		<>
			<DialogContent>
				{failure ? <LoadFailed message={failure} onRetry={refetch} /> : <LinearProgress aria-label="Memuat" />}
			</DialogContent>
			<DialogActions>
				<Button onClick={onClose}>Kembali ke formulir</Button>
			</DialogActions>
		</>
	)
}

interface ChoicesProps {
	schema: z.ZodObject
	base: RaRecord
	answer: Answer
	onClose: () => void
}

function Choices({ schema, base, answer: { sekarang: theirs, perubahan }, onClose }: ChoicesProps) {
	const { getValues, setValue, setError, handleSubmit } = useFormContext()
	const { save } = useSaveContext()
	const mine: Values = getValues()
	const changed = [...changedFields(schema, { base, mine, theirs })]
	const asked = changed.filter(([, by]) => by === 'both').map(([name]) => name)
	const [chosen, setChosen] = useState<Record<string, Side>>({})
	const isReady = asked.every((name) => chosen[name])
	const byline = (name: string) => {
		const change = perubahan.find(({ kolom }) => kolom === name)
		return change ? `${change.stafNama}, ${waktuSingkat(change.createdAt)}` : 'orang lain'
	}

	function merge(): void {
		for (const [name, by] of changed)
			if (by === 'theirs' || chosen[name] === 'theirs') setValue(name, theirs[name], { shouldDirty: true })
		// The form is now based on the saved row, so the next save is no conflict.
		setValue('versi', theirs.versi)
		onClose()
		handleSubmit(async (values) => {
			const errors: Record<string, string> = (await save?.(values)) ?? {}
			for (const [name, message] of Object.entries(errors)) setError(name, { message })
		})()
	}

	return (
		<>
			<DialogContent dividers sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
				<Typography>Isian Anda tidak hilang. Pilih yang disimpan untuk setiap kolom yang berbeda.</Typography>
				{asked.map((name) => (
					<FieldChoice
						key={name}
						name={name}
						mine={mine[name]}
						theirs={theirs[name]}
						byline={byline(name)}
						value={chosen[name]}
						onChange={(side) => setChosen({ ...chosen, [name]: side })}
					/>
				))}
				<Merged
					title="Hanya diubah orang lain; ikut disimpan"
					names={changed.filter(([, by]) => by === 'theirs').map(([name]) => name)}
					values={theirs}
					byline={byline}
				/>
				<Merged
					title="Hanya Anda ubah; ikut disimpan"
					names={changed.filter(([, by]) => by === 'mine').map(([name]) => name)}
					values={mine}
				/>
				{changed.length === 0 && <Alert severity="info">Isian Anda sama dengan yang sudah tersimpan.</Alert>}
			</DialogContent>
			<DialogActions>
				<Button onClick={onClose}>Kembali ke formulir</Button>
				<Button onClick={merge} variant="contained" disabled={!isReady}>
					Simpan pilihan
				</Button>
			</DialogActions>
		</>
	)
}

const box = {
	border: 1,
	borderColor: 'divider',
	borderRadius: 1,
	padding: 1,
	maxHeight: 240,
	overflow: 'auto',
	whiteSpace: 'pre-wrap',
	overflowWrap: 'anywhere',
	fontSize: '0.875rem',
}

interface FieldChoiceProps {
	name: string
	mine: unknown
	theirs: unknown
	byline: string
	value: Side | undefined
	onChange: (side: Side) => void
}

function FieldChoice({ name, mine, theirs, byline, value, onChange }: FieldChoiceProps) {
	const id = useId()
	const sides = [
		{ side: 'mine', label: 'Isian Anda', shown: mine, other: theirs },
		{ side: 'theirs', label: `Isian ${byline}`, shown: theirs, other: mine },
	] as const
	return (
		<FormControl>
			<FormLabel id={id} sx={{ fontWeight: 700 }}>
				{fieldName(name)}
			</FormLabel>
			<RadioGroup
				aria-labelledby={id}
				value={value ?? null}
				onChange={(_, side) => onChange(side === 'mine' ? 'mine' : 'theirs')}
				sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5 }}
			>
				{sides.map(({ side, label, shown, other }) => (
					<Box key={side} sx={{ minWidth: 0 }}>
						<FormControlLabel value={side} control={<Radio />} label={label} />
						<Box sx={{ ...box, ...(value === side && { borderColor: 'primary.main' }) }}>
							<ReadableValue name={name} value={shown} other={other} />
						</Box>
					</Box>
				))}
			</RadioGroup>
		</FormControl>
	)
}

interface MergedProps {
	title: string
	names: string[]
	values: Values
	byline?: (name: string) => string
}

function Merged({ title, names, values, byline }: MergedProps) {
	if (names.length === 0) return null
	return (
		<Box component="section" sx={{ minWidth: 0 }}>
			<Typography component="h3" sx={{ fontWeight: 700 }}>
				{title}
			</Typography>
			{names.map((name) => (
				<Box key={name} sx={{ marginTop: 1 }}>
					<Typography variant="body2">
						{fieldName(name)}
						{byline && ` · ${byline(name)}`}
					</Typography>
					<Box sx={{ ...box, maxHeight: 120 }}>
						<ReadableValue name={name} value={values[name]} />
					</Box>
				</Box>
			))}
		</Box>
	)
}
