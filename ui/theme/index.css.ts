import './layers.css';
import './themes.css';
import './fonts.css';
import './reset.css';
