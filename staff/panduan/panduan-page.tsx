import {
	Alert,
	Box,
	Button,
	Card,
	CardContent,
	Collapse,
	LinearProgress,
	Typography,
	useMediaQuery,
} from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { Title, useGetIdentity } from 'react-admin'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { isDone, type LangkahPanduan, langkahPanduan, mayBeSkipped } from '../../contract/staff/langkah-panduan.ts'
import type { Panduan } from '../../contract/staff/panduan.ts'
import { callApi } from '../api/call-api.ts'
import { apiQueryKey, STAFF_API_KEY, useApiQuery } from '../api/use-api-query.ts'
import { useAttempt } from '../api/use-sending.ts'
import { SecondFactorReminder } from '../auth/second-factor-reminder.tsx'
import { StrangeCodesAlert } from '../auth/strange-codes-alert.tsx'
import { FormsTogether, type Unsaved, useUnsavedWarning } from '../inputs/forms-together.ts'
import { LoadState } from '../layout/load-state.tsx'
import { Memuat } from '../layout/memuat.tsx'
import { DemoCard } from './demo-card.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { StepList } from './step-list.tsx'
import { missing, steps } from './steps.ts'
import { StepContext } from './use-step.ts'

/** From here on the steps are beside the form, and from the second one the preview too. */
const WITH_STEPS = '@media (min-width: 900px)'
const WITH_PREVIEW = '@media (min-width: 1280px)'

const openStep = ({ langkah }: Panduan, after = -1): LangkahPanduan | undefined =>
	langkah.find(({ keadaan }, place) => place > after && !isDone(keadaan))?.langkah

export default function PanduanPage() {
	const { data, failure, refetch } = useApiQuery('GET /v1/staf/panduan')
	return (
		<Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockEnd: 4 }}>
			<Title title="Siapkan situs" />
			<StrangeCodesAlert />
			<SecondFactorReminder />
			<LoadState label="Memuat panduan" data={data} failure={failure} onRetry={refetch} />
			{data && <Guide panduan={data} />}
		</Box>
	)
}

function Guide({ panduan }: { panduan: Panduan }) {
	const queryClient = useQueryClient()
	const navigate = useNavigate()
	const attempt = useAttempt()
	const heading = useRef<HTMLHeadingElement>(null)
	const [params, setParams] = useSearchParams()
	const [first] = useState(() => openStep(panduan) ?? 'identitas')
	const asked = params.get('langkah')
	const current = langkahPanduan.find((each) => each === asked) ?? first
	const [version, setVersion] = useState(1)
	const [generation, setGeneration] = useState(1)
	const [unsaved] = useState<Unsaved>(() => new Set())
	useUnsavedWarning(unsaved)
	const [isShowingSteps, setShowingSteps] = useState(false)
	const [isShowingPreview, setShowingPreview] = useState(false)
	const hasSteps = useMediaQuery(WITH_STEPS)
	const hasPreview = useMediaQuery(WITH_PREVIEW)

	const choose = (langkah: LangkahPanduan) => {
		setParams({ langkah })
		setShowingSteps(false)
		heading.current?.focus({ preventScroll: true })
		window.scrollTo({ top: 0 })
	}
	/** Reads everything that a step may have changed, so that the next step starts from what is stored now. */
	const readAgain = async () => {
		await queryClient.invalidateQueries({ queryKey: STAFF_API_KEY })
		setVersion((before) => before + 1)
		return queryClient.getQueryData<{ data: Panduan }>(apiQueryKey('GET /v1/staf/panduan'))?.data
	}
	/** The forms hold values of the demo hospital; a form with typed values stays as it is. */
	const startAgain = async () => {
		await readAgain()
		if (unsaved.size === 0) setGeneration((before) => before + 1)
	}
	const mark = (tanda: LangkahPanduan | 'tutup', ada: boolean) =>
		attempt(async () => {
			await callApi('PATCH /v1/staf/panduan', { body: { tanda, ada } })
			const changed = await readAgain()
			if (tanda === 'tutup') navigate('/')
			else if (ada && changed) choose(openStep(changed, langkahPanduan.indexOf(current)) ?? current)
		})
	const goOn = async (langkah: LangkahPanduan) => {
		const changed = await readAgain()
		const next = changed && openStep(changed, langkahPanduan.indexOf(langkah))
		if (next) choose(next)
	}

	const state = panduan.langkah.find(({ langkah }) => langkah === current)?.keadaan
	const number = langkahPanduan.indexOf(current) + 1
	const step = steps[current]
	const preview = <PreviewFrame page={step.page ?? '/'} version={version} />
	return (
		<>
			<Header panduan={panduan} onClose={() => mark('tutup', true)} />
			<DemoCard contoh={panduan.contoh} onRemoved={startAgain} />
			<Box
				sx={{
					display: 'grid',
					gap: 2,
					alignItems: 'start',
					gridTemplateColumns: 'minmax(0, 1fr)',
					[WITH_STEPS]: { gridTemplateColumns: '220px minmax(0, 1fr)' },
					[WITH_PREVIEW]: { gridTemplateColumns: '220px minmax(0, 1fr) minmax(340px, 390px)' },
				}}
			>
				<Box component="nav" aria-label="Langkah panduan">
					{!hasSteps && (
						<Button
							variant="outlined"
							fullWidth
							aria-expanded={isShowingSteps}
							onClick={() => setShowingSteps(!isShowingSteps)}
							sx={{ justifyContent: 'space-between' }}
						>
							{`Langkah ${number} dari ${langkahPanduan.length}: ${step.nama}`}
							<span>{isShowingSteps ? 'Tutup' : 'Semua'}</span>
						</Button>
					)}
					<Collapse in={hasSteps || isShowingSteps} unmountOnExit>
						<StepList panduan={panduan} current={current} onChoose={choose} />
					</Collapse>
				</Box>
				<Box sx={{ minWidth: 0 }}>
					<Typography ref={heading} tabIndex={-1} variant="h5" component="h3" sx={{ outline: 'none' }}>
						{`${number}. ${step.nama}`}
					</Typography>
					<Typography color="textSecondary" sx={{ marginBlockEnd: 1 }}>
						{`${step.help} `}
						{/* The pictures are on many screens, which their step links to. */}
						{current !== 'gambar' && (
							<Box component={Link} to={`/${step.resource}`} sx={{ color: 'primary.main' }}>
								Semua isiannya
							</Box>
						)}
					</Typography>
					<FormsTogether value={unsaved}>
						<OpenedForms key={generation} panduan={panduan} current={current} onSaved={goOn} />
					</FormsTogether>
					{mayBeSkipped(current) && state !== 'selesai' && (
						<Button onClick={() => mark(current, state !== 'dilewati')} sx={{ marginBlockStart: 1 }}>
							{state === 'dilewati' ? 'Batal melewati' : 'Lewati langkah ini'}
						</Button>
					)}
				</Box>
				{hasPreview ? (
					preview
				) : (
					<Box sx={{ gridColumn: '1 / -1' }}>
						<Button
							variant="outlined"
							aria-expanded={isShowingPreview}
							onClick={() => setShowingPreview(!isShowingPreview)}
						>
							{isShowingPreview ? 'Sembunyikan situs' : 'Lihat situs'}
						</Button>
						{isShowingPreview && <Box sx={{ marginBlockStart: 2 }}>{preview}</Box>}
					</Box>
				)}
			</Box>
		</>
	)
}

interface OpenedFormsProps {
	panduan: Panduan
	current: LangkahPanduan
	onSaved: (langkah: LangkahPanduan) => void
}

/** Every form that was opened stays, hidden: what was typed is there when its step is opened again. */
function OpenedForms({ panduan, current, onSaved }: OpenedFormsProps) {
	const opened = useRef(new Set<LangkahPanduan>())
	opened.current.add(current)
	const isEmpty = (wanted: LangkahPanduan) =>
		panduan.langkah.some(({ langkah, keadaan }) => langkah === wanted && keadaan === 'belum')
	return panduan.langkah
		.filter(({ langkah }) => opened.current.has(langkah))
		.map(({ langkah, keadaan }) => {
			const { nama, resource, after, form: Form } = steps[langkah]
			return (
				<Card
					key={langkah}
					hidden={langkah !== current}
					component="section"
					aria-label={`Isian ${nama}`}
					sx={{ '& > .MuiAlert-root': { margin: 2, marginBlockEnd: 1 } }}
				>
					{after && isEmpty(after) ? (
						<Alert severity="info">{missing[after]}</Alert>
					) : (
						<StepContext value={{ resource, keadaan, onSaved: () => onSaved(langkah) }}>
							<Suspense fallback={<Memuat label="Memuat isian" />}>
								<Form />
							</Suspense>
						</StepContext>
					)}
				</Card>
			)
		})
}

function Header({ panduan: { langkah, ditutup }, onClose }: { panduan: Panduan; onClose: () => void }) {
	const { identity } = useGetIdentity()
	const done = langkah.filter(({ keadaan }) => isDone(keadaan)).length
	const isFinished = done === langkah.length
	return (
		<Card>
			<CardContent
				sx={{
					display: 'grid',
					gap: 1.5,
					gridTemplateColumns: { sm: '1fr auto' },
					alignItems: 'center',
					'&:last-child': { paddingBlockEnd: 2 },
				}}
			>
				<div>
					<Typography variant="h5" component="h2">
						{isFinished ? 'Situs Anda siap' : `Selamat datang${identity ? `, ${identity.fullName}` : ''}`}
					</Typography>
					<Typography color="textSecondary">
						{isFinished
							? 'Semua langkah selesai. Anda dapat menambah dan mengubah isinya kapan saja lewat menu.'
							: 'Siapkan situs rumah sakit Anda langkah demi langkah. Yang disimpan langsung tampil di situs.'}
					</Typography>
				</div>
				{!ditutup && (
					<Button variant={isFinished ? 'contained' : 'outlined'} onClick={onClose}>
						{isFinished ? 'Selesai' : 'Tutup panduan'}
					</Button>
				)}
				<Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, gridColumn: '1 / -1' }}>
					<LinearProgress
						variant="determinate"
						value={(done / langkah.length) * 100}
						aria-label="Kemajuan panduan"
						sx={{ flex: 1, height: 8, borderRadius: 4, backgroundColor: 'primary.light' }}
					/>
					<Typography component="strong" sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
						{`${done} dari ${langkah.length}`}
					</Typography>
				</Box>
			</CardContent>
		</Card>
	)
}
