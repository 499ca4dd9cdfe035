import { persiapanLines } from '../../../contract/shop/persiapan.ts'

export const PersiapanList = ({ persiapan }: { persiapan: string }) => (
	<ul className="flex list-disc flex-col gap-1.5 pl-6 marker:text-teal-700">
		{persiapanLines(persiapan).map((line) => (
			<li key={line}>{line}</li>
		))}
	</ul>
)
