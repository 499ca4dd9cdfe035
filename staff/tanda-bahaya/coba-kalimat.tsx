import { Alert, AlertTitle, Box, List, ListItem, ListItemText, TextField, Typography } from '@mui/material'
import { type KeyboardEvent, useDeferredValue, useState } from 'react'
import { type Answer, answerComplaint } from '../../lexicon/answer-complaint.ts'
import type { DangerChanges } from '../../lexicon/find-danger.ts'
import { LoadFailed } from '../layout/load-failed.tsx'
import { describePhrase } from './describe-phrase.ts'
import { type Clinic, useClinics } from './use-clinics.ts'

/** As much as visitors can type. */
const MAX_LENGTH = 200

/** Enter would save the form around it. */
const ignoreEnter = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault()

/** What visitors get for a complaint, and why. `changes` are those of a form; without them the stored ones count. */
export function CobaKalimat({ changes }: { changes?: DangerChanges }) {
	const [text, setText] = useState('')
	const { data, failure, refetch } = useClinics()
	const asked = useDeferredValue(text)
	const answer = data && answerComplaint(asked, data.clinics, changes ?? data.tandaBahaya)
	return (
		<Box sx={{ width: '100%', marginBottom: 2 }}>
			<TextField
				label="Kalimat pengunjung"
				value={text}
				onChange={({ target }) => setText(target.value)}
				onFocus={() => refetch()}
				onKeyDown={ignoreEnter}
				helperText="Tulis keluhan seperti pengunjung mengetiknya, misalnya “dada saya sakit sejak tadi”. Kalimat ini tidak disimpan."
				slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
			/>
			{failure && <LoadFailed message={failure} onRetry={refetch} />}
			<Box role="status" aria-label="Jawaban untuk kalimat ini" sx={{ display: 'grid', gap: 1 }}>
				{answer && <Result answer={answer} />}
			</Box>
		</Box>
	)
}

const because = (kata: string[]) => `Karena: ${kata.map(describePhrase).join('; ')}`

const Result = ({ answer: { danger, poli } }: { answer: Answer<Clinic> }) => (
	<>
		{danger.map(({ id, judul, lakukan, tenang, kata }) => (
			<Alert key={id} severity={tenang ? 'info' : 'error'}>
				<AlertTitle>{judul}</AlertTitle>
				{lakukan}
				<Typography variant="body2" sx={{ marginTop: 0.5 }}>
					{because(kata)}
				</Typography>
			</Alert>
		))}
		{poli.length > 0 && (
			<List dense disablePadding aria-label="Poli klinik yang ditawarkan">
				{poli.map(({ poli: { id, nama }, kata, spesialisasi }) => (
					<ListItem key={id} disableGutters>
						<ListItemText
							primary={nama}
							secondary={spesialisasi ? `${because(kata)} (${spesialisasi})` : because(kata)}
						/>
					</ListItem>
				))}
			</List>
		)}
		{danger.length === 0 && poli.length === 0 && (
			<Alert severity="warning">Tidak ada tanda bahaya dan tidak ada poli klinik yang cocok.</Alert>
		)}
	</>
)
