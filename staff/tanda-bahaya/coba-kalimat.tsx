import { Alert, AlertTitle, Box, List, ListItem, ListItemText, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useDeferredValue, useState } from 'react'
import { type Answer, answerComplaint, type PoliWords } from '../../lexicon/answer-complaint.ts'
import type { DangerChanges } from '../../lexicon/find-danger.ts'
import { callApi } from '../api/call-api.ts'
import { STAFF_API_KEY } from '../api/use-api-query.ts'
import { LoadFailed } from '../layout/load-state.tsx'
import { describePhrase } from './describe-phrase.ts'

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

export interface Clinic extends PoliWords {
	nama: string
}

/** The clinics as the site has them for visitors, and the stored changes of the danger signs. */
function useClinics() {
	const { data, error, refetch } = useQuery({
		queryKey: [...STAFF_API_KEY, 'keluhan'],
		queryFn: readClinics,
		retry: false,
		gcTime: 0,
	})
	return { data, failure: error?.message, refetch }
}

async function readClinics() {
	const [keluhan, poliKlinik] = await Promise.all([
		callApi('GET /v1/public/keluhan'),
		callApi('GET /v1/public/poli-klinik'),
	])
	const { poli, tandaBahaya } = keluhan.data
	const spesialisasiOf = new Map(poli.map(({ id, spesialisasi }) => [id, spesialisasi]))
	const clinics: Clinic[] = poliKlinik.data.map(({ id, nama, keluhan = [] }) => ({
		id,
		nama,
		spesialisasi: spesialisasiOf.get(id) ?? [],
		keluhan: keluhan.map(({ kata }) => kata),
	}))
	return { clinics, tandaBahaya }
}
