import { merekAddress } from '../../contract/merek/merek-address.ts'
import { currentMerek } from '../merek/current-merek.ts'

export const Logo = ({ size }: { size: number }) => (
	<img src={merekAddress('ikon-192.png', currentMerek)} alt="" width={size} height={size} />
)
