import { useTemplate } from '../../template.ts'
import { Lambang } from '../icon/lambang.tsx'

/** The empty state, in the words of the spec, and the hospital's own hint. */
export function Empty({ thing, children }: { thing: string; children?: React.ReactNode }) {
	const { petunjukKosong } = useTemplate().teks.data
	return (
		<div
			className="rounded-card border border-line border-dashed bg-paper/60 px-6 py-10 text-center"
			data-state="empty"
		>
			<Lambang className="mx-auto mb-3 size-9 text-teal-200" />
			<p className="font-bold text-teal-900 text-lg">{`${thing} Tidak Ditemukan`}</p>
			<p className="mx-auto mt-1 max-w-text text-soft">Maaf, informasi yang anda butuhkan belum tersedia</p>
			{petunjukKosong && <p className="mx-auto mt-3 max-w-text text-soft">{petunjukKosong}</p>}
			{children}
		</div>
	)
}

interface LoadingProps {
	thing: string
	/** Grey placeholder cards by their heights. */
	skeletons?: string[]
	className?: string
}

/** The loading state, in the words of the spec, above the skeletons. */
export const Loading = ({ thing, skeletons = [], className = 'flex flex-col gap-3' }: LoadingProps) => (
	<div data-state="loading">
		<div role="status" className="py-6 text-center">
			<p className="font-bold text-teal-900 text-lg">{`Menyiapkan ${thing}`}</p>
			<p className="mx-auto mt-1 max-w-text text-soft">
				Tunggu sebentar, kami sedang menyiapkan informasi yang anda butuhkan
			</p>
		</div>
		<div aria-hidden="true" className={className}>
			{[...skeletons.entries()].map(([place, height]) => (
				<div key={place} className={`animate-pulse rounded-card bg-sand ${height}`} />
			))}
		</div>
	</div>
)
