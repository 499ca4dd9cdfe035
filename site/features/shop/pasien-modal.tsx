import { Info } from 'lucide-react'
import { useState } from 'react'
import { formatRupiah } from '../../../contract/angka/rupiah.ts'
import type { Pasien } from '../../../contract/pasien/pasien.ts'
import { unmetPaketRules } from '../../../contract/shop/paket-rules.ts'
import type { ShopItemRingkas } from '../../../contract/shop/shop.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { ApiError } from '../../api.ts'
import { useSendOnce } from '../../lib/fetching/use-send-once.ts'
import { useDialogSteps } from '../../lib/navigation/dialog-steps.ts'
import { browserApi } from '../../load.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { focusOnMount } from '../../ui/focus/focus-on-mount.ts'
import { Loading } from '../../ui/state/state.tsx'
import { ThumbnailRow } from '../../ui/thumbnail-row/thumbnail-row.tsx'
import { MemberForm } from '../pasien/member-form.tsx'
import { PasienForm } from '../pasien/pasien-form.tsx'
import { PasienListView } from '../pasien/pasien-list-view.tsx'
import { PASIEN_BARU } from '../pasien/use-pasien-fields.ts'
import { usePasienList } from '../pasien/use-pasien-list.ts'
import { keranjangStore, useKeranjang } from './keranjang/keranjang-store.ts'

/** The delay between the registration of a member and the loading of the patients. */
export const PASIEN_DELAY_MS = 500

interface PasienModalProps {
	shopItem: ShopItemRingkas
	onClose: () => void
	/** Called when the package is in the cart; the modal may be closed by then. */
	onAdded: () => void
}

type View =
	| { name: 'pilih-pasien' }
	| { name: 'data-pasien'; pasien: Pasien | null }
	| { name: 'periksa'; people: Pasien[]; sentences: string[] }

/** The choice of patients for a package. A visitor without a member registers first. */
export function PasienModal({ shopItem, onClose, onAdded }: PasienModalProps) {
	const steps = useDialogSteps<View>({ name: 'pilih-pasien' }, onClose)
	return (
		<Dialog label={`Pilih pasien untuk ${shopItem.nama}`} onClose={steps.close} className="md:min-h-112">
			<ThumbnailRow
				as="div"
				folder="shop-item"
				file={shopItem.mediaContent}
				sizes="64px"
				pictureClass="aspect-square w-14 rounded-xl md:w-16"
				className="items-center gap-4 bg-teal-50 py-4 pr-16 pl-5 md:pl-8"
			>
				<p className="font-semibold text-teal-900 leading-snug">{shopItem.nama}</p>
				<p className="font-bold text-teal-700 tabular-nums">{formatRupiah(shopItem.harga)}</p>
			</ThumbnailRow>
			<div className="relative p-5 md:p-8">
				<Views shopItem={shopItem} steps={steps} onAdded={() => steps.leave(onAdded)} />
			</div>
		</Dialog>
	)
}

interface ViewsProps {
	shopItem: ShopItemRingkas
	steps: ReturnType<typeof useDialogSteps<View>>
	onAdded: () => void
}

function Views({ shopItem, steps: { step, goTo, backToFirst }, onAdded }: ViewsProps) {
	const { list, reload, reloadAfter } = usePasienList()
	/** The patient's id, or `baru`, that gets the focus back. */
	const [from, setFrom] = useState<string>()
	/** The ids of several patients; null while one press chooses one patient. */
	const [several, setSeveral] = useState<ReadonlySet<string> | null>(null)
	const [notice, setNotice] = useState('')
	const { isSending: isAdding, send } = useSendOnce('post keranjang gagal')
	const inCart = useKeranjang().lines.filter((line) => line.shopItem.id === shopItem.id)

	const listAgain = (id: string) => {
		setFrom(id)
		backToFirst()
		reload()
	}
	/** One call for each patient. Those whose call failed stay chosen. */
	const add = (people: Pasien[]) =>
		send(async () => {
			setNotice('')
			const failures: { pasien: Pasien; error: unknown }[] = []
			for (const pasien of people) {
				const body = { pasienId: pasien.id, shopItemId: shopItem.id }
				await browserApi()('POST /v1/public/shop-keranjang', { body }).catch((error) =>
					failures.push({ pasien, error }),
				)
			}
			const failed = failures.map(({ pasien }) => pasien)
			const added = people.filter((pasien) => !failed.includes(pasien))
			if (added.length > 0) void keranjangStore.changed()
			const [first] = failures
			if (!first) return onAdded()

			if (added.length > 0) {
				setSeveral(new Set(failed.map(({ id }) => id)))
				setNotice(`Sudah masuk keranjang: ${namesOf(added)}. Belum masuk: ${namesOf(failed)}. Coba tekan sekali lagi.`)
				setFrom(first.pasien.id)
				backToFirst()
			}
			// The API refused it: another tab changed the list.
			if (failures.some(({ error }) => error instanceof ApiError && error.status < 500)) listAgain(first.pasien.id)
			throw first.error
		})
	const choose = (people: Pasien[]) => {
		const hariIni = tanggalWib(Date.now())
		const unmet = people.map((pasien) => ({ id: pasien.id, sentences: unmetPaketRules(shopItem, pasien, hariIni) }))
		const first = unmet.find(({ sentences }) => sentences.length > 0)
		if (!first) return void add(people)
		setFrom(first.id)
		goTo({ name: 'periksa', people, sentences: unmet.flatMap(({ sentences }) => sentences) })
	}
	const edit = (pasien: Pasien | null) => {
		setFrom(pasien?.id ?? PASIEN_BARU)
		goTo({ name: 'data-pasien', pasien })
	}
	/** A patient who could not be chosen before joins those who are chosen together. */
	const saved = (id: string, before: Pasien | null) => {
		if (several && !before?.isComplete) setSeveral(new Set(several).add(id))
		listAgain(id)
	}
	/** The form opens again for the next of several patients. */
	const savedMore = (id: string) => {
		setSeveral(new Set(several).add(id))
		reload()
	}

	if (list === undefined) return <Loading thing="Pasien" skeletons={['h-20', 'h-20']} />
	if (list === null) return <MemberForm onRegistered={() => reloadAfter(PASIEN_DELAY_MS)} />
	if (step.name === 'data-pasien')
		return (
			<>
				{!step.pasien && several && several.size > 0 && (
					<p role="status" className="mb-4 rounded-field bg-sand px-4 py-3 text-[0.9375rem]">
						{several.size} orang sudah dipilih untuk paket ini.
					</p>
				)}
				<PasienForm
					pasien={step.pasien}
					isOwn={list.own.some(({ id }) => id === step.pasien?.id)}
					onSaved={(id) => saved(id, step.pasien)}
					onSavedMore={savedMore}
					onBack={backToFirst}
				/>
			</>
		)
	if (step.name === 'periksa')
		return (
			<PaketNotice
				sentences={step.sentences}
				isAdding={isAdding}
				onAnyway={() => add(step.people)}
				onOther={backToFirst}
			/>
		)
	return (
		<PasienListView
			list={list}
			from={from}
			several={several}
			inCart={new Set(inCart.map(({ pasien }) => pasien.id))}
			notice={notice}
			isAdding={isAdding}
			onChoose={choose}
			onSeveral={setSeveral}
			onEdit={edit}
		/>
	)
}

const namesOf = (people: Pasien[]) => people.map(({ nama }) => nama).join(', ')

interface PaketNoticeProps {
	sentences: string[]
	isAdding: boolean
	onAnyway: () => void
	onOther: () => void
}

/** A warning that the package is meant for other patients. It can be ordered anyway. */
const PaketNotice = ({ sentences, isAdding, onAnyway, onOther }: PaketNoticeProps) => (
	<>
		<h2 ref={focusOnMount} tabIndex={-1} className="scroll-mt-24 text-xl outline-none md:text-2xl">
			Mohon periksa sebelum memesan
		</h2>
		<ul className="mt-4 flex flex-col gap-2.5 rounded-2xl bg-sand p-4 md:p-5">
			{sentences.map((sentence) => (
				<li key={sentence} className="flex gap-2.5">
					<Info className="mt-1 size-5 shrink-0 text-teal-700" />
					{sentence}
				</li>
			))}
		</ul>
		<p className="mt-4 text-[0.9375rem] text-soft">
			Anda tetap dapat memesan. Bila ragu, tanyakan dahulu kepada petugas kami.
		</p>
		<div className="mt-5 flex flex-col gap-3 md:flex-row">
			<Button onClick={onOther}>Pilih pasien lain</Button>
			<Button look="secondary" aria-disabled={isAdding} onClick={onAnyway}>
				Tetap pesan
			</Button>
		</div>
	</>
)
