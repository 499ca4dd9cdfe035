import { Alert, Box, Button, Card, CardContent, TextField, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { newKey } from '../../contract/new-key.ts'
import type { MemberDitemukan } from '../../contract/pasien/staff/pasien.ts'
import { MAX_CATATAN } from '../../contract/reservasi/staff/reservasi-meja.ts'
import type { Person } from '../../contract/shop/paket-rules.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { callApi } from '../api/call-api.ts'
import { useSending } from '../api/use-sending.ts'
import { DiscardDialog } from '../dialogs/discard-dialog.tsx'
import { fieldProps } from '../dialogs/use-fields.ts'
import { type Unsaved, useUnsavedWarning } from '../inputs/forms-together.ts'
import { TitledCard } from '../layout/titled-card.tsx'
import { PaketSelect } from './paket-select.tsx'
import { emptyPasien, PasienBaruFields, personOf } from './pasien-baru-fields.tsx'
import { PasienChecks, PasienSearch } from './pasien-search.tsx'
import { VisitDayField } from './visit-day-field.tsx'

/** Whom the reservation is for: patients of a known member, a new patient, or both. */
interface Persons {
	member: MemberDitemukan | null
	chosen: string[]
	isNew: boolean
}

/** Finds a patient, and makes a reservation for a walk-in or a caller. */
export function ReservasiBaruPage() {
	const [persons, setPersons] = useState<Persons>()
	const [unsaved] = useState<Unsaved>(() => new Set())
	const [isAsked, setAsked] = useState(false)
	useUnsavedWarning(unsaved)
	const restart = () => {
		unsaved.clear()
		setAsked(false)
		setPersons(undefined)
	}
	return (
		<>
			<Typography variant="h5" component="h1">
				Cari pasien, buat reservasi
			</Typography>
			{persons ? (
				<ReservasiForm
					persons={persons}
					onChange={setPersons}
					onTyped={() => unsaved.add('reservasi')}
					onCreated={() => unsaved.clear()}
					onRestart={() => (unsaved.size > 0 ? setAsked(true) : restart())}
				/>
			) : (
				<>
					<PasienSearch
						onChoose={(member, pasienId) =>
							setPersons({ member, chosen: pasienId === null ? [] : [pasienId], isNew: pasienId === null })
						}
					/>
					<Button
						variant="outlined"
						onClick={() => setPersons({ member: null, chosen: [], isNew: true })}
						sx={{ justifySelf: 'start' }}
					>
						Pasien belum terdaftar
					</Button>
				</>
			)}
			{isAsked && (
				<DiscardDialog
					text="Reservasi ini belum dibuat. Isian untuk pasien lain dimulai dari awal."
					onDiscard={restart}
					onStay={() => setAsked(false)}
				/>
			)}
		</>
	)
}

/** One column that long values do not widen. */
const section = { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }

interface Typed {
	/** Absent until it is typed. */
	atasNama?: string
	noTelp?: string
	tanggalVisit: string
	/** Empty for the first window of arrival with room. */
	jam: string
	catatan: string
}

interface ReservasiFormProps {
	persons: Persons
	onChange: (persons: Persons) => void
	onTyped: () => void
	onCreated: () => void
	onRestart: () => void
}

function ReservasiForm({ persons, onChange, onTyped, onCreated, onRestart }: ReservasiFormProps) {
	const { member, chosen, isNew } = persons
	const [kunci] = useState(newKey)
	const [baru, setBaru] = useState(emptyPasien)
	/** The chosen packages by patient; the new one has the empty id. */
	const [paketOf, setPaketOf] = useState<Record<string, string[]>>({})
	const [typed, setTyped] = useState<Typed>(() => ({
		catatan: '',
		jam: '',
		tanggalVisit: tanggalWib(Date.now()),
	}))
	const { isSending, send, failure, code, fields } = useSending()
	const heading = useRef<HTMLHeadingElement>(null)
	// The button that led here is gone.
	useEffect(() => heading.current?.focus(), [])
	const navigate = useNavigate()
	const notify = useNotify()

	const patients = member?.pasien.filter(({ id }) => chosen.includes(id)) ?? []
	const [first] = patients
	// Until somebody else is typed, the reservation is in the name of the member or of the new patient.
	const isian = {
		...typed,
		atasNama: typed.atasNama ?? (member?.nama || first?.nama || baru.nama),
		noTelp: typed.noTelp ?? (member?.noTelp || first?.noTelp || baru.noTelp || ''),
	}
	const type = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }))
	const field = fieldProps(isian, type, fields)

	const submit = (tunggu = false) =>
		send(async () => {
			const { jam, ...own } = isian
			const { data } = await callApi('POST /v1/staf/reservasi', {
				body: {
					kunci,
					memberId: member?.id ?? null,
					...own,
					jamDatang: jam || undefined,
					tunggu,
					paket: patients.flatMap(({ id }) => (paketOf[id] ?? []).map((shopItemId) => ({ pasienId: id, shopItemId }))),
					pasienBaru: isNew ? baru : null,
					paketBaru: isNew ? (paketOf[''] ?? []) : [],
				},
			})
			onCreated()
			const { kode } = data.created
			notify(tunggu ? `${kode} masuk daftar tunggu` : `Reservasi ${kode} dibuat`, { type: 'success' })
			navigate(`/reservasi/${data.created.id}`)
		})

	const paketSelect = (id: string, pasien: Person, fieldFailure?: string) => (
		<PaketSelect
			key={id}
			label={`Paket untuk ${pasien.nama || 'pasien baru'}`}
			pasien={pasien}
			value={paketOf[id] ?? []}
			onChange={(ids) => setPaketOf({ ...paketOf, [id]: ids })}
			failure={fieldFailure}
		/>
	)

	return (
		<Box
			component="form"
			noValidate
			aria-label="Reservasi baru"
			onSubmit={(event) => {
				event.preventDefault()
				submit()
			}}
			onChange={onTyped}
			sx={{ display: 'grid', gap: 2, maxWidth: 720 }}
		>
			<Card>
				<CardContent sx={section}>
					<Box
						sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
					>
						<Typography variant="h6" component="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
							{member ? `Keluarga ${member.nama}` : 'Pasien baru'}
						</Typography>
						<Button onClick={onRestart}>Pilih pasien lain</Button>
					</Box>
					{member && (
						<PasienChecks member={member} chosen={chosen} onChange={(ids) => onChange({ ...persons, chosen: ids })} />
					)}
					{member && (
						<Button onClick={() => onChange({ ...persons, isNew: !isNew })} sx={{ justifySelf: 'start' }}>
							{isNew ? 'Tanpa pasien baru' : 'Tambah pasien baru'}
						</Button>
					)}
					{isNew && <PasienBaruFields value={baru} onChange={setBaru} failures={fields} />}
				</CardContent>
			</Card>
			<TitledCard title="Kunjungan" sx={section}>
				{patients.map((pasien) => paketSelect(pasien.id, pasien))}
				{isNew && paketSelect('', personOf(baru), fields.paketBaru)}
				{(fields.paket ?? fields.shopItemId) && <Alert severity="error">{fields.paket ?? fields.shopItemId}</Alert>}
				<VisitDayField
					label="Tanggal kunjungan"
					{...field('tanggalVisit')}
					value={isian.tanggalVisit}
					jam={{ value: isian.jam, onChange: (jam) => type({ jam }), emptyChoice: 'Jam kosong yang pertama' }}
				/>
				<TextField label="Atas nama" {...field('atasNama', { maxLength: 150, autoComplete: 'off' })} />
				<TextField
					label="Nomor telepon pemesan"
					{...field('noTelp', { maxLength: 40, inputMode: 'tel', autoComplete: 'off' })}
				/>
				<TextField label="Catatan petugas (opsional)" {...field('catatan', { maxLength: MAX_CATATAN })} multiline />
			</TitledCard>
			{failure && (
				<Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
					{[failure, fields.memberId, fields.pasienId].filter(Boolean).join('\n')}
				</Alert>
			)}
			{code === 'TANGGAL_PENUH' && (
				<Button variant="outlined" size="large" disabled={isSending} onClick={() => submit(true)}>
					Masukkan ke daftar tunggu
				</Button>
			)}
			<Button type="submit" variant="contained" size="large" disabled={isSending} sx={{ minHeight: 48 }}>
				Buat reservasi
			</Button>
		</Box>
	)
}
