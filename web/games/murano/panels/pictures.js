/** The drawings of this table: the one place that knows what web/art calls them. */
export {
  beadPicture,
  cardBackPicture,
  coinPicture,
  crestPicture,
  customerPicture,
  gondolierPicture,
  pointsPicture,
  portraitPicture,
  shipPicture,
  signPicture,
  specialPicture,
  tilePicture,
} from "../../../art/murano/index.js";
export { symbolMark } from "../../../art/pieces.js";
